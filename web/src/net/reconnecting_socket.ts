// A WebSocket that reconnects when the connection is lost: with growing pauses, and at once when the device is online or the page visible again.
const kFirstPause = 500;
const kLongestPause = 15_000;
const kRestart = 1012; // the server stops: all its pages lose the connection at the same moment, and go to another server
const kRestartSpread = 2000;
const kPingEvery = 25_000;

export interface SocketEvents {
  message(text: string): void;
  lost(): void;
}

export class ReconnectingSocket {
  readonly #address: () => string;
  readonly #events: SocketEvents;
  #socket: WebSocket | null = null;
  #pause = kFirstPause;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = false;

  constructor(address: () => string, events: SocketEvents) {
    this.#address = address;
    this.#events = events;
  }

  open(): void {
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  close(): void {
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
  }

  // The received messages are inconsistent: connects again.
  restart(): void {
    this.#drop();
    this.#events.lost();
    this.#connect();
  }

  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#heard = true;
    this.#ping = setInterval(() => this.#sendPing(), kPingEvery);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = true;
      this.#pause = kFirstPause;
      this.#events.message(event.data);
    };
    socket.onclose = (event: CloseEvent) => {
      this.#drop();
      // Random, so that many pages that lose the connection at the same time do not come back at the same time.
      const pause = event.code === kRestart ? kRestartSpread * Math.random() : this.#pause * (0.75 + Math.random() / 2);
      this.#retry = setTimeout(() => this.#connect(), pause);
      this.#pause = Math.min(this.#pause * 2, kLongestPause);
      this.#events.lost();
    };
  }

  // No message since the last ping: the connection is dead, even if it was not closed.
  #sendPing(): void {
    if (!this.#heard) return this.restart();
    this.#heard = false;
    this.send({ type: 'ping' });
  }

  #drop(): void {
    clearInterval(this.#ping);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  readonly #hurry = (): void => {
    if (this.#retry !== undefined && document.visibilityState === 'visible') this.#connect();
  };
}
