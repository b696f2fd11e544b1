import type { DeskCourse } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { navigate } from '@harbor/runtime';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { useDeleteCourse, useShelf } from '../queries';
import styles from './Side.module.css';

type Act = 'submit' | 'publish' | 'grow' | 'off_shelf';

interface Words {
  label: string;
  question: string;
  done: string;
}

const words: Record<Act, Words> = {
  submit: {
    label: '送审',
    question: '课程进入待审，请同事核对内容与价格后上架；学员还看不到。',
    done: '已送审',
  },
  publish: {
    label: '上架',
    question: '上架后所有人都能看到课程页，可以购买和学习。价格之后仍可修改，已付款的订单不变。',
    done: '已上架',
  },
  grow: {
    label: '连载上架',
    question: '课程以“更新中”上架：已有的讲次可以学习，之后添加的讲次随时加入。',
    done: '已连载上架',
  },
  off_shelf: {
    label: '下架',
    question: '下架后不再出售，也不出现在列表里；已经开通的学员仍可学习。',
    done: '已下架',
  },
};
const order = ['publish', 'grow', 'submit', 'off_shelf'] as const;

export interface ShelfActsProps {
  course: DeskCourse;
  unsaved: boolean;
  onMoved: (course: DeskCourse) => void;
}

/** Puts a course on the shelf or takes it away, after a question. */
export function ShelfActs({ course, unsaved, onMoved }: ShelfActsProps) {
  const { id, title, acts, missing, revision } = course;
  const [asked, setAsked] = useState<Act | 'delete'>();
  const shelf = useShelf();
  const remove = useDeleteCourse();
  const close = () => setAsked(undefined);
  const offered = order.filter((act) => acts.includes(act));
  const act = asked && asked !== 'delete' ? asked : undefined;
  // On the shelf already, the other shelf is only a change of what people read on the course.
  const sold = course.status === courseStatus.onShelf || course.status === courseStatus.updating;
  const labelOf = (one: Act) =>
    sold && one === 'grow' ? '改为连载中' : sold && one === 'publish' ? '改为已完结' : words[one].label;
  return (
    <div className={styles.acts}>
      {offered.map((one, n) => (
        <Button
          key={one}
          block
          kind={n === 0 && one !== 'off_shelf' && !sold ? 'primary' : 'outline'}
          disabled={unsaved || (one !== 'off_shelf' && missing.length > 0)}
          onClick={() => setAsked(one)}
        >
          {labelOf(one)}
        </Button>
      ))}
      {acts.includes('delete') ? (
        <Button block onClick={() => setAsked('delete')}>
          删除草稿
        </Button>
      ) : null}
      {act ? (
        <AskFirst
          title={`${labelOf(act)}“${title}”`}
          yes={labelOf(act)}
          done={sold && act !== 'off_shelf' ? '已修改' : words[act].done}
          act={async () => onMoved(await shelf.mutateAsync({ params: { id }, body: { revision, act } }))}
          onClose={close}
        >
          <p>{words[act].question}</p>
        </AskFirst>
      ) : null}
      {asked === 'delete' ? (
        <AskFirst
          title={`删除草稿“${title}”`}
          yes="删除草稿"
          danger
          done="已删除"
          act={async () => {
            await remove.mutateAsync({ params: { id }, body: { revision } });
            // The page is no longer held for what was typed once this has been drawn.
            setTimeout(() => navigate('/staff/courses', { replace: true }));
          }}
          onClose={close}
        >
          <p>这门课从未上架，也没有学员；章节、视频与资料一并删除，不能恢复。</p>
        </AskFirst>
      ) : null}
    </div>
  );
}
