/** Lists are cut to what somebody would read. */
export const few = (names: string[]) =>
  names.length > 5 ? `${names.slice(0, 5).join('、')} 等 ${names.length} 个` : names.join('、');
