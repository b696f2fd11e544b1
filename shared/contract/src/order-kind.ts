/** Codes of `order.kind`: what was bought. */
export const orderKind = { service: 1, course: 2 } as const;

export type OrderKind = (typeof orderKind)[keyof typeof orderKind];
