export { PlanHint } from './PlanHint';
