import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import { poolBuyerCalls } from './buyer';
import type {
  blindTrial,
  deskCandidate,
  deskPoolCard,
  deskPoolDetail,
  deskTake,
  hallCard,
  invalidCard,
  invitationCard,
  materialRequest,
  orderPool,
  progressReport,
  takeActions,
  takeCard,
  trialsOfOrder,
  waitTakeDetail,
} from './fields';
import { poolStaffCalls, type poolTab } from './staff';
import { poolTeacherCalls } from './teacher';

export const pool = defineArea({ ...poolTeacherCalls, ...poolBuyerCalls, ...poolStaffCalls });

export type HallCard = z.output<typeof hallCard>;
export type TakeCard = z.output<typeof takeCard>;
export type TakeActions = z.output<typeof takeActions>;
export type InvalidTake = z.output<typeof invalidCard>;
export type WaitTakeDetail = z.output<typeof waitTakeDetail>;
export type ProgressReport = z.output<typeof progressReport>;
export type MaterialRequest = z.output<typeof materialRequest>;
export type BlindTrial = z.output<typeof blindTrial>;
export type TrialsOfOrder = z.output<typeof trialsOfOrder>;
export type OrderPool = z.output<typeof orderPool>;
export type InvitationCard = z.output<typeof invitationCard>;
export type DeskCandidate = z.output<typeof deskCandidate>;
export type DeskTake = z.output<typeof deskTake>;
export type DeskPoolCard = z.output<typeof deskPoolCard>;
export type DeskPoolDetail = z.output<typeof deskPoolDetail>;
export type PoolTab = z.output<typeof poolTab>;
