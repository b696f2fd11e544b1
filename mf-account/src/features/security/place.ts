/** From where somebody logged in: `203.0.113.* · 广东`, or the address alone while the site has no table of provinces. */
export const placeOf = ({ address, region }: { address: string; region?: string | undefined }) =>
  region ? `${address} · ${region}` : address;
