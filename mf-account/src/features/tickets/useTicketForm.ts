import type { DataOf } from '@harbor/contract';
import {
  call,
  invalidateCalls,
  navigate,
  newIdempotencyKey,
  requireLogin,
  useSearchParams,
} from '@harbor/runtime';
import { useSentinel } from '@harbor/sentinel';
import { usePictures } from '@harbor/ui/upload';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../form/useForm';
import { forgetWords, keepWords, type TicketWords } from './keptWords';

/** What a ticket can begin as. */
export type FormKind = 'complaint' | 'feedback';

export const mostPictures = 6;
export const mostText = 1000;

/** Words and choices of the two forms. */
export const forms = {
  complaint: {
    topics: ['服务质量', '交付超时', '退款与费用', '老师沟通', '学术诚信', '违法不良信息', '其他'],
    placeholder: '请写明发生了什么、您希望怎样处理',
    button: '提交投诉',
  },
  feedback: {
    topics: ['功能建议', '页面问题', '内容有误', '使用疑问', '其他'],
    placeholder: '请尽量写明在哪个页面、做了什么、看到了什么',
    button: '提交反馈',
  },
} as const;

/**
 * A complaint or a piece of feedback being written. Whoever is not logged in writes first and logs in to send; the words
 * wait in this tab.
 * @param kept what waits here; undefined while that is not known yet
 */
export function useTicketForm(kind: FormKind, kept: Partial<TicketWords> | undefined) {
  const [params] = useSearchParams();
  const [filed, setFiled] = useState<DataOf<'POST /ticket/create'> | null>(null);
  const order = params.get('order');
  const pictures = usePictures(mostPictures);
  const key = useRef(newIdempotencyKey());
  const look = useRef(() => Promise.resolve(true));
  const sent = useRef(false);
  const form = useForm({
    initial: {
      topic: '',
      content: '',
      contact: '',
      order_no: '',
      ...kept,
      ...(order && { order_no: order }),
    },
    checks: {
      topic: (topic) => (topic ? undefined : '请选择问题类型'),
      content: (content) => {
        const length = content.trim().length;
        if (length === 0) return '请描述问题';
        if (length < 10) return `请至少用10个字描述，还差 ${10 - length} 个字`;
        return length > mostText ? `最多${mostText}个字` : undefined;
      },
      order_no: (orderNo) => (/^(\d{18})?$/.test(orderNo.trim()) ? undefined : '订单号为18位数字'),
      contact: (contact) => (contact.length > 50 ? '联系方式最多50个字' : undefined),
    },
    send: async ({ topic, content, order_no, contact }) => {
      if (!(await look.current())) return;
      if (!requireLogin('请登录后提交')) {
        navigate('/login');
        return;
      }
      const done = await call('POST /ticket/create', {
        body: {
          kind,
          topic,
          content: content.trim(),
          images: pictures.urls,
          order_no: order_no.trim(),
          contact: contact.trim(),
        },
        idempotencyKey: key.current,
        silent: true,
      }).catch((error: unknown) => {
        // What is corrected is another request.
        key.current = newIdempotencyKey();
        throw error;
      });
      sent.current = true;
      forgetWords(kind);
      setFiled(done);
      void invalidateCalls(['GET /ticket/list']);
    },
  });
  const { values } = form;
  useEffect(() => {
    if (kept && !sent.current) keepWords(kind, values);
  }, [kind, kept, values]);
  const watch = useSentinel(values.content, 'ticket');
  look.current = watch.check;
  return { form, watch, pictures, filed, ...forms[kind] };
}
