/**
 * The numbers that the site's texts promise, each once: the settings of the server are made of them, and every page,
 * message and content file that names one takes it from here. The unit stands in the name.
 */
export const promises = {
  /** From so many 分 given back on one order, two people of the team have to agree. */
  refundSecondFen: 100_000,
  /** A refund that is applied for is answered; later every member of staff is told. */
  refundAnswerHours: 48,
  /** Evidence that staff asked for is supplied, else the application lapses. */
  refundSupplyHours: 72,
  /** A refusal can be appealed. */
  appealDays: 7,
  /** Somebody else decides the appeal; later every member of staff is told. */
  appealDecidedDays: 5,
  /** The teacher may speak to an appeal. */
  teacherAnswersDays: 3,
  /** A finished order can still be refunded. */
  afterSaleDays: 15,
  /** A course goes back whole, as long as so little of it was seen. */
  courseReturnDays: 7,
  courseSeenPercent: 10,

  /** A delivery that nobody speaks to counts as accepted. */
  acceptDays: 7,
  /** Once in an order the buyer takes so much longer. */
  extendDays: 7,
  /** Changes are delivered. */
  reviseDays: 5,
  /** A new teacher may ask for so much more time, and the buyer says yes or no. */
  laterDays: 3,
  /** An order that nobody quoted or took is pointed out to every member of staff. */
  alertStaffHours: 24,
  /** One that nobody took goes back whole in one press. */
  untakenHours: 72,
  /** A quote can be accepted. */
  quoteHours: 72,

  /** A ticket is answered; later every member of staff is told. */
  ticketHours: 48,
  /** A solved ticket can be opened again. */
  ticketReopenDays: 7,
  /** An invoice that is asked for is issued or refused; later the desk shows it as late. */
  invoiceDays: 3,

  /** A finished order can be reviewed, and the review be added to. */
  reviewDays: 15,
  appendDays: 90,

  /** Files of an order go after its end, unless its owner chooses sooner. */
  keepFilesDays: 180,

  /** The author of a submission answers the editor. */
  submissionSupplyDays: 7,
  /** Recommendations that the author does nothing about close. */
  submissionDecideDays: 60,
  /** A closed submission can be opened again. */
  submissionReopenDays: 30,
  /** Its files go after it was closed. */
  submissionFilesDays: 180,

  /** A hidden post can be appealed. */
  postAppealDays: 15,
  /** Posts that somebody looked at are remembered. */
  historyDays: 90,

  /** An account that is to be closed can be kept. */
  closingDays: 7,
  /** A copy of personal data can be downloaded. */
  exportDays: 7,
  /** Logins are remembered. */
  loginRecordDays: 180,
  /** A coupon that ends so soon is spoken of. */
  couponSoonDays: 3,

  /** An SMS code holds, and another one can be had. */
  smsMinutes: 5,
  smsAgainSeconds: 60,
  smsPerHour: 4,
  smsPerDay: 8,
  /** A code by mail holds. */
  mailCodeMinutes: 10,
  /** So many wrong passwords, and the next try has to wait. */
  passwordTries: 5,
  passwordWaitMinutes: 15,
} as const;

/** Name of a promised number. */
export type PromisedNumber = keyof typeof promises;
