// Which of the three layouts fits the window. Only one of them is in the document at a time.
export type Layout = 'desktop' | 'tablet' | 'phone';

const layoutFor = (width: number): Layout => (width >= 1241 ? 'desktop' : width >= 641 ? 'tablet' : 'phone');

let current = $state<Layout>(layoutFor(typeof innerWidth === 'number' ? innerWidth : 1600));
if (typeof window !== 'undefined')
  window.addEventListener('resize', () => {
    current = layoutFor(innerWidth);
  });

export const layout = (): Layout => current;
