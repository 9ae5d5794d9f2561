// Notifications for a player who is not looking at the page: the title, a browser notification, a sound.
import type { Seating } from '../../protocol';
import { say } from '../../text/say';
import { settings } from '../../ui/settings.svelte';
import type { TableSeats } from './seats';

const kTitle = 'Papelotte';

export function setTitle(mark: string, headline: string): void {
  document.title = mark ? `${mark} · ${kTitle}` : headline ? `${headline} · ${kTitle}` : kTitle;
}

export function notifyTurn(title: string, text: string): void {
  if (!settings.notifications || document.visibilityState === 'visible') return;
  const notification = new Notification(title, { body: text, icon: '/icon.svg', tag: 'papelotte.turn' });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

let audio: AudioContext | undefined;

// The sound of a wooden piece: a short low tone after a click. It is synthesised, so there is no file to fetch.
export function playSound(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [pitch, loud, lasts] of [
    [196, 0.22, 0.11],
    [740, 0.05, 0.03],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, now);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + lasts);
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(now);
    tone.stop(now + lasts);
  }
}

// The auction is over: who plays what.
export function seatedText(seats: TableSeats, how: Seating): string {
  if (seats.mine.length === 1) return say('page.table.you_play', { side: seats.nameOf(seats.mine[0]!) });
  const names = (seats.link.match?.seats ?? []).map(({ seat }) => seats.nameOf(seat));
  const [first = '', second = ''] = how === 'exchanged' ? names.toReversed() : names;
  return say('page.table.they_play', { first, second });
}
