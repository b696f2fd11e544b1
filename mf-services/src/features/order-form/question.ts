/** A question with two answers, as each platform shows it. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}
