import type { MemberCard } from '@harbor/contract';
import { BlockButton } from '../../people/BlockButton';
import { PersonRow } from '../../people/PersonRow';

/** Blocked members, each with the way back. */
export function BlockedRows({ people }: { people: MemberCard[] }) {
  return (
    <ul>
      {people.map((one) => (
        <PersonRow key={one.id} person={one} about={[one.identity, one.bio]}>
          <BlockButton id={one.id} name={one.nickname} blocked />
        </PersonRow>
      ))}
    </ul>
  );
}
