import { inspect, type SentinelHit, type SentinelPlace } from '@harbor/contract/sentinel';

/** What the sentinel finds in each of several texts of one place. */
export const inspected = ({
  texts,
  place,
}: {
  texts: readonly string[];
  place: SentinelPlace;
}): SentinelHit[][] => texts.map((text) => inspect(text, place));
