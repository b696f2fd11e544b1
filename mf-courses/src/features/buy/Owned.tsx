import { Empty, LinkButton } from '@harbor/ui/kit';
import { coursePath, playPath } from '../../courses/paths';
import { playsAhead } from '../../player/openAhead';
import { Alone } from './Alone';

interface OwnedProps {
  course: number;
  title: string;
  lesson: number | undefined;
}

/** Nobody pays twice for what they have. */
export function Owned({ course, title, lesson }: OwnedProps) {
  return (
    <Alone>
      <Empty
        scene="success"
        title="您已拥有该课程"
        description={`“${title}”不需要再次购买`}
        action={
          <>
            <LinkButton to={coursePath(course)}>课程主页</LinkButton>
            <LinkButton to={playPath(course, lesson)} {...playsAhead(course, lesson)} primary>
              去学习
            </LinkButton>
          </>
        }
      />
    </Alone>
  );
}
