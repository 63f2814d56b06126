import { ArrowRight, Download, Trash2 } from 'lucide-react';
import { ButtonLink } from '@/components/button-link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { notify, toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { Line, Specimen } from './specimen';

const variants = ['filled', 'outline', 'ghost', 'danger', 'link'] as const;

export function ActionSpecimens() {
  return (
    <>
      <Specimen title="Button">
        {variants.map((variant) => (
          <Line key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} busy>
              busy
            </Button>
            <Button variant={variant} size="sm">
              <Download aria-hidden="true" />
              small
            </Button>
            <Button variant={variant} size="lg">
              large
              <ArrowRight aria-hidden="true" />
            </Button>
            <Button variant={variant} size="icon" aria-label={`${variant}: delete`}>
              <Trash2 aria-hidden="true" />
            </Button>
          </Line>
        ))}
        <Line>
          <ButtonLink to={paths.home}>A link as a button</ButtonLink>
          <ButtonLink to={paths.home} variant="outline">
            outlined
          </ButtonLink>
        </Line>
      </Specimen>
      <Specimen title="Badge, spinner">
        <Line>
          <Badge>Recommended</Badge>
          <Badge tone="outline">Plus Required</Badge>
          <Badge tone="danger">Overdue</Badge>
          <Badge tone="ink">New</Badge>
          <Spinner className="size-7 text-accent" />
        </Line>
      </Specimen>
      <Specimen title="Toast">
        <Line>
          <Button
            variant="outline"
            onClick={() =>
              toast({ title: 'Check your email', description: "We've sent you a confirmation link." })
            }
          >
            Answer
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({ title: 'Sign up failed', description: 'The server said no.', variant: 'destructive' })
            }
          >
            Destructive answer
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: 'Entry deleted',
                action: {
                  label: 'Undo',
                  altText: 'Open the list to restore it',
                  onSelect: () => notify({ title: 'Restored' }),
                },
              })
            }
          >
            With an action
          </Button>
          <Button
            variant="outline"
            onClick={() => notify({ title: 'New message', description: 'From the second layer' })}
          >
            News
          </Button>
        </Line>
      </Specimen>
    </>
  );
}
