// What lies over the table or beside it is fetched when it is opened.
export const later = {
  rules: () => import('../rules/RulesDrawer.svelte'),
  list: () => import('./choosing/ActionList.svelte'),
  keys: () => import('./Keys.svelte'),
  menu: () => import('./Menu.svelte'),
  tour: () => import('./Tour.svelte'),
  result: () => import('./cards/ResultCard.svelte'),
  turn: () => import('./cards/TurnCard.svelte'),
  hand: () => import('./choosing/HandCard.svelte'),
  pose: () => import('./choosing/PoseCard.svelte'),
  setUp: () => import('./choosing/SetUpCard.svelte'),
  questions: () => import('./cards/Questions.svelte'),
  standing: () => import('./cards/StandingCard.svelte'),
  advice: () => import('./cards/AdviceCard.svelte'),
};
