import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import { Specimen } from './specimen';

export function ControlSpecimens() {
  const [answer, setAnswer] = useState<string | null>('3');
  const [on, setOn] = useState(true);
  return (
    <>
      <Specimen title="Text">
        <div className="grid max-w-xl gap-5">
          <TextField
            label="Email"
            type="email"
            hint="We only write about your account."
            placeholder="you@example.com"
          />
          <TextField label="Full name" optionalLabel="optional" defaultValue="Kim Ferreira" />
          <TextField label="Email" defaultValue="kim@" error="Please enter a valid email address" required />
          <TextField
            label="Password"
            type="password"
            defaultValue="secret"
            action={
              <a href="#text" className="link text-sm">
                Forgot password?
              </a>
            }
            end={
              <Button variant="ghost" size="icon" aria-label="Show password">
                <Eye aria-hidden="true" />
              </Button>
            }
          />
          <TextField label="Disabled" defaultValue="cannot be changed" disabled />
          <TextField label="Read only" defaultValue="can be copied" readOnly />
          <Field label="Message" hint="12/20 min">
            <Textarea defaultValue="Hello there" />
          </Field>
          <Field label="Message" error="Message is required">
            <Textarea rows={2} />
          </Field>
        </div>
      </Specimen>
      <Specimen title="Select">
        <div className="grid max-w-xl gap-5 sm:grid-cols-2">
          <Field label="Language">
            <NativeSelect defaultValue="en">
              <option value="en">English</option>
              <option value="de">Deutsch</option>
            </NativeSelect>
          </Field>
          <Field label="Subject" error="Please select a subject.">
            <NativeSelect defaultValue="">
              <option value="">Choose a subject</option>
              <option value="general">General</option>
            </NativeSelect>
          </Field>
          <Field label="Disabled">
            <NativeSelect disabled>
              <option>General</option>
            </NativeSelect>
          </Field>
        </div>
      </Specimen>
      <Specimen title="Choice">
        <div className="grid max-w-xl gap-6">
          <RadioGroup
            legend="How often does that happen?"
            hint="Keys 1 to 5 work as well."
            value={answer}
            onValueChange={setAnswer}
          >
            {['Never', 'Rarely', 'Sometimes', 'Often', 'Very Often'].map((label, index) => (
              <RadioRow
                key={label}
                value={String(index + 1)}
                label={label}
                keyHint={String(index + 1)}
                large
              />
            ))}
          </RadioGroup>
          <RadioGroup
            legend="With an error"
            value={null}
            onValueChange={setAnswer}
            error="Please select an answer"
          >
            <RadioRow value="a" label="First" hint="With a line below" />
            <RadioRow value="b" label="Second" disabled />
          </RadioGroup>
          <div>
            <Checkbox label="Send me the newsletter" defaultChecked />
            <Checkbox label="I agree" error="You must accept the Terms of Service and Privacy Policy" />
            <Checkbox label="Disabled" disabled />
          </div>
          <Switch
            label="Move on by itself"
            hint="The next question comes after an answer."
            checked={on}
            onCheckedChange={setOn}
          />
          <Switch label="Disabled" checked={false} onCheckedChange={setOn} disabled />
        </div>
      </Specimen>
    </>
  );
}
