export { AvoidedLine } from './AvoidedLine';
