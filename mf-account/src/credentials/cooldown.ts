const place = (scene: string) => `harbor:sms:${scene}`;

/** Moment (milliseconds since 1970) from which this tab may ask for another code; 0 = now. */
export function readCooldown(scene: string): number {
  return Number(sessionStorage.getItem(place(scene))) || 0;
}

/** Remembers the moment over reloads; without the phone number, which is nobody's business there. */
export function writeCooldown(scene: string, until: number): void {
  sessionStorage.setItem(place(scene), String(until));
}
