export { VaultCard } from './VaultCard';
