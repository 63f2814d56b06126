/** Messages to this device that came while somebody looks at a page of it. */
export { closeShown, hearPushed } from '@/integrations/push';
