// One function for each HTTP request of docs/protocol.md, section 2. Each rejects with a RequestFailure.
import type {
  Chances,
  CheckedSetup,
  Failure,
  GameFacts,
  Invitation,
  JsonObject,
  Match,
  Person,
  SeatLink,
  Story,
  Verification,
} from '../protocol';
import { offline, RequestFailure } from './failure';

export type NewSeat = { seat: string; who: 'me' | 'invite' } | { seat: string; who: 'computer'; level: string; turn?: number };

export interface NewMatch {
  game: string;
  seats: NewSeat[];
  scenario?: string;
  options?: Record<string, string>;
  position?: JsonObject; // instead of scenario and options
  listed?: boolean;
  days?: number;
}

export interface MadeMatch {
  match: Match;
  links: SeatLink[];
}

// A person with a new recovery code, which is shown once.
export interface Recoverable {
  person: Person;
  recovery: string;
}

const whole = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined);

async function failureOf(response: Response): Promise<Failure> {
  const retryAfter = whole(response.headers.get('Retry-After'));
  const body = (await response.json().catch(() => null)) as { error?: Partial<Failure> } | null;
  const code = body?.error?.code ?? (response.status >= 500 ? 'unavailable' : 'bad_request');
  return { ...body?.error, code, text: body?.error?.text ?? `The server answered ${response.status}.`, retryAfter };
}

async function request<Answer>(path: string, body?: object): Promise<Answer> {
  const init: RequestInit | undefined = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init).catch(() => {
    throw new RequestFailure(offline);
  });
  if (!response.ok) throw new RequestFailure(await failureOf(response));
  return (await response.json().catch(() => {
    throw new RequestFailure({ code: 'internal', text: 'The answer of the server cannot be read.' });
  })) as Answer;
}

const matchPath = (id: string, rest = ''): string => `/api/matches/${encodeURIComponent(id)}${rest}`;

// The person.
const person = (path: string, body?: object): Promise<Person | null> =>
  request<{ person: Person | null }>(path, body).then((answer) => answer.person);

export const me = (): Promise<Person | null> => person('/api/me');
export const setName = (name: string): Promise<Person | null> => person('/api/name', { name });
export const createAccount = (name: string, password: string): Promise<Recoverable> => request<Recoverable>('/api/account', { name, password });
export const login = (name: string, password: string): Promise<Person | null> => person('/api/login', { name, password });
export const logout = (): Promise<Person | null> => person('/api/logout', {});
export const changePassword = (old: string, next: string): Promise<Person | null> => person('/api/password', { old, new: next });
export const deleteAccount = (password: string): Promise<Person | null> => person('/api/account/delete', { password });
export const recover = (name: string, code: string, password: string): Promise<Recoverable> =>
  request<Recoverable>('/api/recover', { name, code, password });
export const newRecoveryCode = (password: string): Promise<string> =>
  request<{ recovery: string }>('/api/recovery', { password }).then((answer) => answer.recovery);

// Games. They do not change while the server runs, so the page asks once.
let gamesAsked: Promise<GameFacts[]> | undefined;

export function games(): Promise<GameFacts[]> {
  gamesAsked ??= request<{ games: GameFacts[] }>('/api/games').then(
    (answer) => answer.games,
    (failure) => {
      gamesAsked = undefined;
      throw failure;
    },
  );
  return gamesAsked;
}

export const checkSetup = (game: string, options: Record<string, string>, scenario?: string): Promise<CheckedSetup> =>
  request('/api/setup', { game, options, ...(scenario ? { scenario } : {}) });

export const checkPosition = (game: string, position: JsonObject): Promise<CheckedSetup> => request('/api/setup', { game, position });

// Matches.
const matches = (which: 'mine' | 'watch'): Promise<Match[]> =>
  request<{ matches: Match[] }>(`/api/matches?${which}`).then((answer) => answer.matches);

export const myMatches = (): Promise<Match[]> => matches('mine');
export const matchesToWatch = (): Promise<Match[]> => matches('watch');
export const createMatch = (match: NewMatch): Promise<MadeMatch> => request('/api/matches', match);
export const match = (id: string): Promise<{ match: Match; links?: SeatLink[] }> => request(matchPath(id));
export const invitation = (token: string): Promise<Invitation> => request('/api/invitation', { token });
export const join = (token: string): Promise<{ match: Match; seat: string }> => request('/api/join', { token });
export const rematch = (id: string): Promise<MadeMatch> => request(matchPath(id, '/rematch'), {});
export const verify = (id: string): Promise<Verification> => request(matchPath(id, '/verify'));
export const journalAddress = (id: string): string => matchPath(id, '/journal');

// The whole position after entry n.
export const position = (id: string, n: number): Promise<JsonObject> => request(matchPath(id, `/position?n=${n}`));

export const chances = (id: string, as: string): Promise<Chances> => request(matchPath(id, `/chances?${new URLSearchParams({ as })}`));

export function story(id: string, as: string, from?: number): Promise<Story> {
  const query = new URLSearchParams({ as });
  if (from !== undefined) query.set('from', String(from));
  return request(matchPath(id, `/story?${query}`));
}
