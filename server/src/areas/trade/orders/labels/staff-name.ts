/** A member of staff who serves or delivers an order, as its buyer reads it. */
export const staffName = ({ nickname }: { nickname: string }): string => `平台编辑（${nickname}）`;
