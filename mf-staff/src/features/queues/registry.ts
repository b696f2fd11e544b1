import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { QueueParts } from './parts/scope';

/** What the page must know of a queue before its code is there. */
interface QueueEntry {
  Detail: LazyExoticComponent<ComponentType>;
  Decision: LazyExoticComponent<ComponentType>;
}

/** One file of a queue gives both; it is loaded once, when the first of its cases is opened. */
function entry(load: () => Promise<{ default: QueueParts }>): QueueEntry {
  let loading: ReturnType<typeof load> | undefined;
  const once = async () => {
    loading ??= load();
    try {
      return (await loading).default;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    Detail: lazy(async () => ({ default: (await once()).Detail })),
    Decision: lazy(async () => ({ default: (await once()).Decision })),
  };
}

/** The queues that this desk can show, by their key. */
export const registry: Record<string, QueueEntry | undefined> = {
  post: entry(() => import('./post/post')),
  comment: entry(() => import('./comment/comment')),
  review: entry(() => import('./review/review')),
  topic: entry(() => import('./topic/topic')),
  press: entry(() => import('./press/press')),
  experience: entry(() => import('./experience/experience')),
  correction: entry(() => import('./correction/correction')),
  refund: entry(() => import('./refund/refund')),
  order: entry(() => import('./order/order')),
  ticket: entry(() => import('./ticket/ticket')),
  chat: entry(() => import('./chat/chat')),
  invoice: entry(() => import('./invoice/invoice')),
  submission: entry(() => import('./submission/submission')),
  sentinel: entry(() => import('./sentinel/sentinel')),
  account: entry(() => import('./account/account')),
};
