import type { MemberCard } from '@harbor/contract';
import { FollowButton } from './FollowButton';
import { PersonRow } from './PersonRow';

/** Members with what they write of themselves. */
export function PeopleRows({ people, me }: { people: MemberCard[]; me: number | undefined }) {
  return (
    <ul>
      {people.map((one) => (
        <PersonRow
          key={one.id}
          person={one}
          about={[one.identity, one.bio, `${one.post_count} 帖`, `${one.fans_count} 粉丝`]}
        >
          {one.id === me || one.closed ? null : (
            <FollowButton id={one.id} name={one.nickname} following={one.following} />
          )}
        </PersonRow>
      ))}
    </ul>
  );
}
