import { promises } from '@harbor/contract/promises';

const hour = 3600_000;
const day = 24 * hour;

/** Rules and clocks of refunds. Times in ms. */
export const refundLimits = {
  /** The buyer supplies evidence within this, else the application lapses. */
  supplyWithin: promises.refundSupplyHours * hour,
  /** A refusal can be appealed for this long. */
  appealWithin: promises.appealDays * day,
  /** The teacher may speak to an appeal within this. */
  teacherAnswersWithin: promises.teacherAnswersDays * day,
  /** Somebody else decides the appeal within this. */
  appealDecidedWithin: promises.appealDecidedDays * day,
  /** The first application and two more. */
  applications: 3,
  /** A finished order can be complained about for this long. */
  afterSale: promises.afterSaleDays * day,
  /** A course can be given back whole for this long after it was paid. */
  courseReturn: promises.courseReturnDays * day,
  /** As long as no more of it was seen than this, in percent. */
  courseSeen: promises.courseSeenPercent,
  /** From so many 分 given back on one order on, two people of the team have to agree. */
  secondFen: promises.refundSecondFen,
  /** How often staff may have the channel try anew; afterwards finance transfers by hand. */
  retries: 3,
};
