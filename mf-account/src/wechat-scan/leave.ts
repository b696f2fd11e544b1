/** Leaves the site for WeChat's page; replaced in tests, where a page cannot be left. */
export const leave = { to: (address: string): void => window.location.assign(address) };
