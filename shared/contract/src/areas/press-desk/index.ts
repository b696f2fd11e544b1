import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import { articleCalls } from './articles';
import type { deskPress, deskPressRow, deskReport, deskRevision, deskSpecial, deskTag } from './fields';
import { shelfCalls } from './shelves';

export const pressDesk = defineArea({ ...articleCalls, ...shelfCalls });

export type DeskPress = z.output<typeof deskPress>;
export type DeskPressRow = z.output<typeof deskPressRow>;
export type PressDocument = DeskPress['document'];
export type DeskPressRevision = z.output<typeof deskRevision>;
export type DeskPressTag = z.output<typeof deskTag>;
export type DeskPressSpecial = z.output<typeof deskSpecial>;
export type DeskPressReport = z.output<typeof deskReport>;
