// The address of a game's judge of poses (vite.config.ts); null: the page was built without it.
declare module 'judge:*' {
  const address: string | null;
  export default address;
}
