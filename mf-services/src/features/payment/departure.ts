const place = 'harbor:paying';

/**
 * Remembers in this tab that somebody left for a cashier, so that the page they come back to says that it is finding
 * out what happened, whichever way they came back.
 */
export const departure = {
  /** Leaves the site for a cashier. */
  to(orderId: number, address: string): void {
    sessionStorage.setItem(place, String(orderId));
    departure.go(address);
  },
  /** Whether this tab left to pay this order. */
  happened: (orderId: number): boolean => sessionStorage.getItem(place) === String(orderId),
  forget: (): void => sessionStorage.removeItem(place),
  /** The step out of the product; apart, because a test's browser cannot make it. */
  go: (address: string): void => window.location.assign(address),
};
