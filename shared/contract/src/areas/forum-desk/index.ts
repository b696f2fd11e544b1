import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import { commentCalls } from './comments';
import type { deskItem, deskItemDetail } from './fields';
import { postCalls } from './posts';
import { topicCalls } from './topics';

export const forumDesk = defineArea({ ...postCalls, ...commentCalls, ...topicCalls });

export type ForumDeskDetail = z.output<typeof deskItemDetail>;
export type ForumDeskItem = z.output<typeof deskItem>;
