import type { DeskPress } from '@harbor/contract';
import { pressStatus } from '@harbor/contract/press-status';
import { useState } from 'react';
import { momentOf, typedTime } from '../../../parts/TimeField';

/** What is to become of an article: it stays a draft, goes out at a time, or at once. */
export type When = 'draft' | 'at' | 'now';

export interface Plan {
  when: When;
  choose: (when: When) => void;
  /** Of Beijing, as the fields hold them: `2026-11-22`, `08:00`; empty for none. */
  day: string;
  time: string;
  setDay: (day: string) => void;
  setTime: (time: string) => void;
  /** The moment that was chosen; undefined while it is not whole. */
  moment: string | undefined;
}

/** What an article is usually opened for. */
function usual({ status }: DeskPress): When {
  if (status === pressStatus.scheduled) return 'at';
  return status === pressStatus.published ? 'now' : 'draft';
}

/** What somebody means to do with an article, until it is done: then it is what became of it. */
export function usePlan(desk: DeskPress): Plan {
  const [of, setOf] = useState(desk);
  const [when, setWhen] = useState(usual(desk));
  const [day, setDay] = useState(typedTime(desk.publish_at).slice(0, 10));
  const [time, setTime] = useState(typedTime(desk.publish_at).slice(11) || '08:00');
  if (of.status !== desk.status || of.publish_at !== desk.publish_at) {
    setOf(desk);
    setWhen(usual(desk));
    if (desk.publish_at) {
      setDay(typedTime(desk.publish_at).slice(0, 10));
      setTime(typedTime(desk.publish_at).slice(11));
    }
  }
  return {
    ...{ when, day, time, setDay, setTime },
    choose: setWhen,
    moment: day && time ? momentOf(`${day}T${time}`) : undefined,
  };
}
