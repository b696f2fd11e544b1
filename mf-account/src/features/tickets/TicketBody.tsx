import type { TicketDetail } from '@harbor/contract';
import { LiveLink, newIdempotencyKey } from '@harbor/runtime';
import { SentinelHint, useSentinel } from '@harbor/sentinel';
import { formatTime } from '@harbor/ui';
import { Confirm } from '@harbor/ui/kit';
import { TalkLines } from '@harbor/ui/talk';
import { PictureField, usePictures } from '@harbor/ui/upload';
import { useState } from 'react';
import { useOverlay } from '../../overlay/useOverlay';
import { Rating } from '../../rating/Rating';
import { useTicketActs } from './queries';
import styles from './TicketBody.module.css';
import { toneOf } from './TicketCards';

export interface TicketBodyProps {
  ticket: TicketDetail;
}

const mostPictures = 6;

/** A ticket in full: state, what was said, and what its owner can do now. */
export function TicketBody({ ticket }: TicketBodyProps) {
  const id = String(ticket.id);
  const acts = useTicketActs(id);
  const closing = useOverlay<'question'>();
  const { actions } = ticket;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>
            {ticket.kind_text} · {ticket.topic}
          </h1>
          <p className={styles.meta}>
            工单号 {ticket.ticket_no}
            {ticket.order_id ? (
              <LiveLink to={`/orderdetail/${ticket.order_id}`}>订单 {ticket.order_no}</LiveLink>
            ) : null}
          </p>
        </div>
        <b className={`${styles.state} ${toneOf(ticket.status)}`}>{ticket.status_text}</b>
      </header>
      {ticket.due_at ? (
        <p className={styles.promise}>我们承诺在 {formatTime(ticket.due_at)} 前答复您</p>
      ) : null}
      <TalkLines lines={ticket.lines} label="处理记录" />
      {ticket.score ? <p className={styles.meta}>您的评价：{ticket.score} 分</p> : null}
      {actions.rate ? (
        <Rating
          title="处理结果您满意吗？"
          busy={acts.rate.isPending}
          onRate={(score, comment) => acts.rate.mutate({ params: { id }, body: { score, comment } })}
        />
      ) : null}
      {actions.reply ? (
        <Words
          label="补充说明"
          placeholder="补充新的情况，或回答客服的问题"
          button="提交补充"
          busy={acts.reply.isPending}
          pictures
          onSend={(content, images, done) =>
            acts.reply.mutate(
              { params: { id }, body: { content, images }, idempotencyKey: newIdempotencyKey() },
              { onSuccess: done },
            )
          }
        />
      ) : null}
      {actions.reopen ? (
        <Words
          label="问题没有解决？"
          placeholder="请说明哪里还没有解决，我们会继续处理"
          button="重新打开"
          busy={acts.reopen.isPending}
          onSend={(reason, _images, done) =>
            acts.reopen.mutate({ params: { id }, body: { reason } }, { onSuccess: done })
          }
        />
      ) : null}
      {actions.close ? (
        <button
          type="button"
          className={styles.close}
          disabled={acts.close.isPending}
          onClick={() => closing.open('question')}
        >
          {acts.close.isPending ? '正在关闭…' : '关闭工单'}
        </button>
      ) : null}
      <Confirm
        open={closing.shown === 'question'}
        onClose={closing.close}
        title="确定要关闭工单吗？"
        yes="关闭工单"
        no="再想想"
        danger
        closeOnMask
        onYes={() => {
          closing.close();
          acts.close.mutate({ params: { id } });
        }}
      >
        <p>关闭后不再处理；之后仍有问题，请提交新的工单。</p>
      </Confirm>
    </article>
  );
}

interface WordsProps {
  label: string;
  placeholder: string;
  button: string;
  busy: boolean;
  pictures?: boolean;
  onSend: (content: string, images: string[], done: () => void) => void;
}

function Words({ label, placeholder, button, busy, pictures: withPictures = false, onSend }: WordsProps) {
  const [text, setText] = useState('');
  const watch = useSentinel(text, 'ticket');
  const pictures = usePictures(mostPictures);
  const content = text.trim();
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault();
        if (content.length < 2 || busy || pictures.busy) return;
        if (!(await watch.check())) return;
        onSend(content, pictures.urls, () => {
          setText('');
          pictures.clear();
        });
      }}
    >
      <b>{label}</b>
      <textarea
        className={styles.text}
        rows={3}
        maxLength={500}
        value={text}
        placeholder={placeholder}
        aria-label={label}
        onChange={({ target }) => setText(target.value)}
      />
      <SentinelHint watch={watch} onAdopt={setText} />
      {withPictures ? <PictureField pictures={pictures} most={mostPictures} label="补充图片" /> : null}
      <button type="submit" className={styles.send} disabled={content.length < 2 || busy || pictures.busy}>
        {busy ? '正在提交…' : pictures.busy ? '图片上传中…' : button}
      </button>
    </form>
  );
}
