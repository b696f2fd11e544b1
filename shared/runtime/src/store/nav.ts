/** Whether the bar behind the navigation is painted; some pages draw their own picture there. */
export type NavBackground = 'painted' | 'hidden';

/** The bar as it is unless a page says otherwise. */
export const plainBackground: NavBackground = 'painted';
