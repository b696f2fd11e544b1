import type { SiteSettingView } from '@harbor/contract';
import { useState } from 'react';

/** What was typed into the fields, by key. */
export type Typed = Readonly<Record<string, string>>;

const whole = /^\d{1,6}$/;

/** Why a typed number cannot be; undefined for one that can. */
export function faultOf({ min, max, unit }: SiteSettingView, typed: string): string | undefined {
  const value = Number(typed);
  return whole.test(typed) && value >= min && value <= max
    ? undefined
    : `请填写 ${min} 到 ${max} 之间的整数（${unit}）`;
}

/** What the fields of the page hold, and what of it differs from what is in force. */
export function useDraft(settings: readonly SiteSettingView[]) {
  const [typed, setTyped] = useState<Typed>({});
  const textOf = ({ key, value }: SiteSettingView) => typed[key] ?? String(value);
  const changed = settings.filter((one) => textOf(one) !== String(one.value));
  return {
    textOf,
    changed,
    faults: Object.fromEntries(
      changed.flatMap((one) => {
        const fault = faultOf(one, textOf(one));
        return fault ? [[one.key, fault]] : [];
      }),
    ) as Record<string, string>,
    values: () => Object.fromEntries(changed.map((one) => [one.key, Number(textOf(one))])),
    type: (key: string, text: string) => setTyped({ ...typed, [key]: text }),
    clear: () => setTyped({}),
  };
}
