// The route within the page: everything after the # of the address, so that the server never sees a seat's secret link.
export type Route =
  | { page: 'home' }
  | { page: 'match'; id: string; seat?: string; at?: number }
  | { page: 'join'; token: string }
  | { page: 'replay'; id: string; as?: string; at?: number }
  | { page: 'rules'; game: string; rule?: string }
  | { page: 'account' }
  | { page: 'unknown' };

const kWord = /^[\w.-]{1,64}$/;

const wordOf = (text: string | null | undefined): string | undefined => (text && kWord.test(text) ? text : undefined);
const wholeOf = (text: string | null): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [page = '', first, second, ...more] = path.split('/');
  const asked = new URLSearchParams(query);
  const id = wordOf(first);
  if (more.length > 0 || (second && !wordOf(second))) return { page: 'unknown' };
  switch (page) {
    case '':
      return { page: 'home' };
    case 'account':
      return { page: 'account' };
    case 'match':
      if (id) return { page, id, seat: wordOf(second), at: wholeOf(asked.get('at')) };
      break;
    case 'join':
      if (id) return { page, token: id };
      break;
    case 'replay':
      if (id) return { page, id, as: wordOf(asked.get('as')), at: wholeOf(asked.get('at')) };
      break;
    case 'rules':
      if (id) return { page, game: id, rule: wordOf(second) };
      break;
    default:
      break;
  }
  return { page: 'unknown' };
}

function queryOf(fields: Record<string, string | number | undefined>): string {
  const given = Object.entries(fields).filter((field): field is [string, string | number] => field[1] !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
}

export function address(route: Route): string {
  switch (route.page) {
    case 'match':
      return `#/match/${route.id}${route.seat ? `/${route.seat}` : ''}${queryOf({ at: route.at })}`;
    case 'join':
      return `#/join/${route.token}`;
    case 'replay':
      return `#/replay/${route.id}${queryOf({ as: route.as, at: route.at })}`;
    case 'rules':
      return `#/rules/${route.game}${route.rule ? `/${route.rule}` : ''}`;
    case 'account':
      return '#/account';
    default:
      return '#/';
  }
}

// The whole address, for a link to share.
export const absoluteAddress = (route: Route): string => location.href.replace(/#.*$/, '') + address(route);

let current = $state.raw<Route>(parseRoute(location.hash));
window.addEventListener('hashchange', () => {
  current = parseRoute(location.hash);
});

export const route = (): Route => current;

export function go(next: Route): void {
  location.hash = address(next);
}
