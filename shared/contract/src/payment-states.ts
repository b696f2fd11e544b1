/** `trade_state` of a 409: another way to pay was chosen in another tab or on another device, and this one left it alone. */
export const replacedState = 'REPLACED';
