/** 分 as Alipay writes amounts. */
export function amountText(fen: number): string {
  return `${Math.trunc(fen / 100)}.${`0${fen % 100}`.slice(-2)}`;
}

/** Alipay's amounts → 分; NaN for anything malformed. */
export function amountFen(text: string): number {
  const [, whole, part] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}${`${part ?? ''}00`.slice(0, 2)}`);
}

/** `yyyy-MM-dd HH:mm:ss`, Beijing. */
export function beijingText(ms: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return parts.format(ms);
}

/** The ms that such a text names; NaN for anything malformed. */
export function beijingMs(text: string): number {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)
    ? Date.parse(`${text.replace(' ', 'T')}+08:00`)
    : Number.NaN;
}
