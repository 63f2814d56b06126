/** How a feature keeps a small thing on this device; its key and its shape stand beside the code that uses it. */
export { kept, keptText } from '@/integrations/device-store';
