import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import type { pressCard, pressSpecial, pressTag } from './fields';
import { readCalls } from './read';

export const press = defineArea({ ...readCalls });

export type PressCard = z.output<typeof pressCard>;
export type PressTag = z.output<typeof pressTag>;
export type PressSpecial = z.output<typeof pressSpecial>;
