// How a player who looks elsewhere hears that something happened: the title, a notification of the browser, a sound.
import { settings } from '../../ui/settings.svelte';

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

// A wooden piece set down: a short low tone with a click before it. Made here, so there is no file to fetch.
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
