const place = 'harbor:paying';

const left = () => (sessionStorage.getItem(place) ?? '').split(' ');

/**
 * Remembers in this tab that somebody left for a cashier, so that the page they come back to says that it is finding
 * out what happened, whichever way they came back.
 */
export const departure = {
  /** Leaves the site for a cashier, with the number of the payment. */
  to(orderId: number, payNo: string, address: string): void {
    sessionStorage.setItem(place, `${orderId} ${payNo}`);
    departure.go(address);
  },
  /** Whether this tab left to pay this order. */
  happened: (orderId: number): boolean => left()[0] === String(orderId),
  /** The number that this tab left with, empty without. */
  payNo: (): string => left()[1] ?? '',
  forget: (): void => sessionStorage.removeItem(place),
  /** The step out of the product; apart, because a test's browser cannot make it. */
  go: (address: string): void => window.location.assign(address),
};
