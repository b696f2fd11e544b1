import type { DeskCourseRow } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, formatFen, formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { Row } from '../Row';
import { counted, courseTone, lengthWords } from '../words';

/** A course in the list of the desk. */
export function CourseRow({ one }: { one: DeskCourseRow }) {
  const { id, title, cover, teacher, category_title, status, status_text, price_fen } = one;
  return (
    <Row
      picture={<Cover src={cover} ratio="16/9" />}
      title={<Link to={`/staff/courses/${id}`}>{title}</Link>}
      facts={
        <>
          <Tag tone={courseTone(status)}>{status_text}</Tag>
          {one.failed > 0 ? <Tag tone="alert">{one.failed} 个视频转码失败</Tag> : null}
          {one.packaging > 0 ? <Tag tone="gold">{one.packaging} 个视频处理中</Tag> : null}
          {one.waiting > 0 ? <Tag tone="gold">{one.waiting} 条待审核</Tag> : null}
          <span>
            {category_title} · {teacher} ·{' '}
            {price_fen === 0 ? '免费' : `¥${formatFen(price_fen, { trim: true })}`}
          </span>
        </>
      }
      aside={
        <>
          <b>
            {one.lessons} 讲 · {lengthWords(one.seconds)}
          </b>
          {formatWhen(one.updated_at)} 修改
        </>
      }
      figures={[
        ['学员', counted(one.students)],
        ['评分', one.score > 0 ? one.score.toFixed(1) : '暂无'],
      ]}
    />
  );
}
