/** How many forms there are, numbered from 1. */
const formCount = 26;

/** The number of a form in an address; undefined for anything else. */
export function formNumber(text: string): number | undefined {
  if (!/^[1-9]\d?$/.test(text)) return undefined;
  const form = Number(text);
  return form <= formCount ? form : undefined;
}

/** 01 of 1. */
export const formLabel = (form: number): string => String(form).padStart(2, '0');
