export { PoolCard } from './PoolCard';
