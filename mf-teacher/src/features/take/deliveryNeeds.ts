/** What a delivery holds besides its files. */
export interface DeliveryDraft {
  text: string;
  changes: string[];
  checked: string[];
  ai: boolean | undefined;
  aiText: string;
  honest: boolean;
}

export const emptyDelivery: DeliveryDraft = {
  text: '',
  changes: [],
  checked: [],
  ai: undefined,
  aiText: '',
  honest: false,
};

/** Reads a draft that this device kept; what is no draft is passed over. */
export function keptDelivery(text: string): DeliveryDraft {
  try {
    const kept: unknown = text ? JSON.parse(text) : {};
    return { ...emptyDelivery, ...(typeof kept === 'object' ? kept : {}), honest: false };
  } catch {
    return emptyDelivery;
  }
}

/** What is still missing before it can be handed in, in words. */
export function deliveryNeeds(
  draft: DeliveryDraft,
  files: number,
  requirements: readonly string[],
): string[] {
  const needs: string[] = [];
  if (files === 0) needs.push('交付文件');
  if (draft.text.trim().length < 2) needs.push('修改说明');
  const open = requirements.filter((one) => !draft.checked.includes(one)).length;
  if (open > 0) needs.push(`${open} 条要求的确认`);
  if (draft.ai === undefined || (draft.ai && draft.aiText.trim().length < 2)) needs.push('AI 使用说明');
  if (!draft.honest) needs.push('承诺');
  return needs;
}
