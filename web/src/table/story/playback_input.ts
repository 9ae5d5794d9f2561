// Any key, click or tap ends a playback, and does nothing else: what it would choose was not on show yet. Controls stay what they are.
const kControls = 'button, a, select, input, label, [data-playback]';
const kFields = 'select, input';
const kOperates = /^(Enter| |Arrow.*)$/; // keys that operate a control
const kModifiers = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];
const kDrag = 6; // pixels: more is a drag of the map

export class PlaybackInput {
  readonly #playing: () => boolean;
  readonly #end: () => void;
  #down = { x: 0, y: 0 };

  constructor(playing: () => boolean, end: () => void) {
    this.#playing = playing;
    this.#end = end;
  }

  readonly down = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.#down = { x, y };
  };

  readonly click = (event: MouseEvent): void => {
    const dragged = Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > kDrag;
    if (!dragged) this.#take(event);
  };

  readonly key = (event: KeyboardEvent): void => {
    if (!kModifiers.includes(event.key)) this.#take(event, kOperates.test(event.key) ? kControls : kFields);
  };

  // `except`: what the event is meant for.
  #take(event: Event, except = kControls): void {
    if (!this.#playing() || (event.target instanceof Element && event.target.closest(except))) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  }
}
