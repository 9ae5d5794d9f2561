// The pages, each fetched when somebody goes there (ui/router.svelte.ts has their addresses).
export const pages = {
  home: () => import('./home/Home.svelte'),
  match: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  join: () => import('./home/Join.svelte'),
  account: () => import('./account/Account.svelte'),
};

const hasPage = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);

// The one that is shown first: "#/match/7" is the page `match`, and what has no page of its own is home.
export function firstPage(): Promise<unknown> {
  const [, name = ''] = location.hash.split('/');
  return pages[hasPage(name) ? name : 'home']();
}
