import type { CourseDetail } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { formatDate, formatFen, Price, Stars } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Button, LinkButton } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { Check, Heart, Share2, Ticket } from 'lucide-react';
import { isOwned } from '../../courses/badge';
import { buyPath, coursePath, playPath } from '../../courses/paths';
import { useCollect } from '../../courses/useCollect';
import { countText } from '../../courses/words';
import { ProgressBar } from '../../parts/ProgressBar';
import { lengthText } from '../../player/clock';
import { playsAhead } from '../../player/openAhead';
import styles from './BuyBox.module.css';

interface BuyBoxProps {
  course: CourseDetail;
}

/** Name, price and the one button; who owns it sees how far they are instead. */
export function BuyBox({ course }: BuyBoxProps) {
  const { id, title, subtitle, category_title, status, status_text, score, comments, students } = course;
  const {
    price_fen,
    updated_at,
    has_certificate,
    lessons,
    seconds,
    files,
    valid_days,
    refund_rule,
    collected,
  } = course;
  const { toggle, busy } = useCollect(course);
  const figures: [string, string][] = [
    ['讲', String(lessons)],
    ['总时长', lengthText(seconds)],
    ...(files > 0 ? [['份资料', String(files)] as [string, string]] : []),
    ['有效期', valid_days > 0 ? `${valid_days} 天` : '永久'],
  ];
  return (
    <div className={styles.box}>
      <p className={styles.tags}>
        <Tag tone="primary">{category_title}</Tag>
        <Tag>{status === courseStatus.onShelf ? '已完结' : status_text}</Tag>
        {has_certificate ? <Tag tone="accent">有结课证书</Tag> : null}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <p className={styles.facts}>
        <Stars value={score} />
        {comments > 0 ? <span>{comments} 条评价</span> : null}
        <span>{countText(students)} 人在学</span>
        <span>{formatDate(updated_at)} 更新</span>
      </p>
      {isOwned(course) ? <OwnBox course={course} /> : <PriceBox course={course} />}
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.promises}>
        <li>
          <Check size={15} aria-hidden />
          按时间点记笔记，可导出 Markdown
        </li>
        <li>
          <Check size={15} aria-hidden />
          {price_fen === 0
            ? '免费加入，立即开通'
            : `学习进度 ${refund_rule.percent}% 以内、${refund_rule.days} 天内可全额退`}
        </li>
      </ul>
      <div className={styles.acts}>
        <MainWay course={course} />
        <Button
          size="l"
          loading={busy}
          icon={
            <Heart
              size={17}
              fill={collected ? 'currentColor' : 'none'}
              className={styles.heart}
              aria-hidden
            />
          }
          aria-pressed={collected}
          onClick={toggle}
        >
          {collected ? '已收藏' : '收藏'}
        </Button>
        <Button
          size="l"
          icon={<Share2 size={17} aria-hidden />}
          aria-label="复制课程链接"
          onClick={() => void copyText(window.location.origin + coursePath(id), '课程链接已复制')}
        />
      </div>
    </div>
  );
}

/** What most people want here: to go on, or to buy. */
export function MainWay({ course }: BuyBoxProps) {
  const { id, own, status, price_fen } = course;
  if (isOwned(course))
    return (
      <span className={styles.main}>
        <LinkButton
          to={playPath(id, own?.next?.lesson_id)}
          {...playsAhead(id, own?.next?.lesson_id)}
          primary
          wide
        >
          {own && own.percent >= 100 ? '再看看' : own?.next && own.next.position > 0 ? '继续学' : '开始学习'}
        </LinkButton>
      </span>
    );
  if (status === courseStatus.offShelf)
    return (
      <Button size="l" disabled className={styles.main}>
        已下架
      </Button>
    );
  return (
    <span className={styles.main}>
      <LinkButton to={buyPath(id)} primary wide>
        {price_fen === 0 ? '免费加入' : own?.status === enrolmentStatus.expired ? '再次购买' : '立即购买'}
      </LinkButton>
    </span>
  );
}

function PriceBox({ course: { price_fen, original_fen, coupon, own } }: BuyBoxProps) {
  const shown = coupon?.pay_fen ?? price_fen;
  const was = coupon ? price_fen : original_fen;
  return (
    <div className={price_fen === 0 ? `${styles.price} ${styles.open}` : styles.price}>
      <p className={styles.sum}>
        {shown === 0 ? <b className={styles.free}>免费</b> : <Price fen={shown} size="xl" />}
        {coupon ? <span>用券后</span> : null}
        {was > shown ? (
          <span className={styles.was}>
            原价 <del>¥{formatFen(was, { trim: true })}</del>
          </span>
        ) : null}
      </p>
      {coupon ? (
        <p className={styles.coupon}>
          <Ticket size={17} aria-hidden />
          <b>{coupon.title}</b>
          <span>{formatDate(coupon.expires_at)} 到期</span>
          <span className={styles.best}>
            <Check size={14} aria-hidden />
            已选最优
          </span>
        </p>
      ) : null}
      {own && own.status !== enrolmentStatus.valid ? (
        <p className={styles.former}>您曾拥有这门课，{own.status_text}。笔记与考试记录仍为您保留。</p>
      ) : null}
    </div>
  );
}

function OwnBox({ course: { own, lessons } }: BuyBoxProps) {
  if (!own) return null;
  return (
    <div className={styles.own}>
      <p>
        <b>已学 {own.percent}%</b>
        <span>
          {own.done_lessons} / {lessons} 讲
        </span>
      </p>
      <ProgressBar percent={own.percent} label="学习进度" />
      <p className={styles.until}>
        {own.next
          ? `下一步：第 ${own.next.number} 讲 ${own.next.title}`
          : lessons > 0
            ? '全部讲次已学完'
            : '课时准备中，上线后可以学习'}
        {own.expires_at ? ` · ${formatDate(own.expires_at)} 到期` : ''}
      </p>
    </div>
  );
}
