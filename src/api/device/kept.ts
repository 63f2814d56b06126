/** How a feature keeps a small thing on this device; its key and its shape stand beside the code that uses it. */
export { kept, keptText, type Shape } from '@/integrations/device-store';
