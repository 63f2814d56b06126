import { describe, expect, it } from 'vitest';
import { type BankDescription, type BankItem, readBankItems } from '@/lib/assessments/bank-item.ts';
import { focusSnapshotDomains } from '@/lib/assessments/tests/focus-snapshot/bank.ts';
import { checkBank, checkMeanGrades, checkRecords, checkText } from '../../../tools/authoring/bank-rules.ts';
import { assumedRoles, type BankRule, refusedPhrases } from '../../../tools/authoring/bank-words.ts';
import { bank, item, replaceItem, soundBank } from './bank-sample.ts';

function rulesFor(ending: string): BankRule[] {
  return rulesForText(`How often do you ${ending}`);
}

function rulesForText(text: string, description = bank): BankRule[] {
  const record = { id: 'FO001', text, domain: 'focus', facet: 'tasks', active: true };
  return [...new Set(checkText(record, description).map((finding) => finding.rule))];
}

describe('a sound bank', () => {
  it('has no findings', () => {
    expect(checkBank(soundBank, bank)).toEqual([]);
  });

  it.each([
    'leave a task halfway to look at something else?',
    'reach the end of a page and recall little of it?',
    'ask people to repeat themselves because your thoughts were elsewhere?',
    'pick up your phone in the middle of other work?',
    'change the subject before the other person is done?',
    'switch to another line because yours feels too slow?',
    'come home with more things than you went to buy?',
    'send a message and then wish you had waited?',
    'forget a code moments after you read it?',
    'search for keys or cards when you need to leave?',
    'plan too little time for a trip across town?',
    'leave letters unopened for weeks?',
    'feel overloaded when two tasks come at once?',
    'speak sharply to people over a small delay?',
    'replay a small mistake in your mind at night?',
    'stay tense for hours after a hard call?',
    'leave home later than you planned in the morning?',
    'run out of clean clothes because the laundry had to wait?',
    'pay a bill after its due date?',
    'skip a meal because the day felt too full?',
  ])('may ask: %s', (ending) => {
    expect(rulesFor(ending)).toEqual([]);
  });
});

describe('records', () => {
  const rules = (items: BankItem[]) => checkRecords(items, bank).map((finding) => finding.rule);

  it('refuses an id used twice', () => {
    expect(checkRecords(replaceItem('FO002', { id: 'FO001' }), bank)).toContainEqual({
      id: 'FO001',
      rule: 'id',
      detail: 'used twice',
    });
  });

  it.each([['XX001'], ['FO1'], ['FO0001'], ['fo001'], ['FO000'], ['FO005']])('refuses the id %s', (id) => {
    expect(rules(replaceItem('FO001', { id }))).toContain('id');
  });

  it('refuses a number that belongs to another facet', () => {
    expect(checkRecords(replaceItem('FO003', { facet: 'tasks' }), bank)).toContainEqual({
      id: 'FO003',
      rule: 'id',
      detail: "number belongs to 'pages', not 'tasks'",
    });
  });

  it('refuses an unknown domain', () => {
    expect(rules(replaceItem('FO001', { domain: 'other' }))).toContain('record');
  });

  it('refuses a facet with too few, too many or inactive questions', () => {
    expect(rules(soundBank.slice(1))).toEqual(['count']);
    expect(rules(replaceItem('FO001', { active: false }))).toEqual(['count']);
    const extra = item('FO002', 'stop?', 'focus', 'tasks');
    expect(rules([...soundBank.slice(0, 2), extra, ...soundBank.slice(2)])).toContain('count');
  });

  it('refuses questions out of id order', () => {
    const [first, second, ...rest] = soundBank;
    if (!first || !second) throw new Error('the small bank lost its questions');
    expect(rules([second, first, ...rest])).toEqual(['record']);
  });

  it('reads only records of the agreed shape', () => {
    expect(readBankItems(soundBank)).toEqual(soundBank);
    expect(() => readBankItems([{ ...soundBank[0], extra: 1 }])).toThrow();
    expect(() => readBankItems([{ id: 'FO001' }])).toThrow();
  });
});

describe('form of a question', () => {
  it('refuses another opening', () => {
    expect(rulesForText('Do you leave a task halfway?')).toContain('stem');
    expect(rulesForText('How often do your keys go missing?')).toContain('stem');
  });

  it.each(['leave a task halfway', 'leave a task? Or two?', 'leave a task halfway?!'])(
    'refuses the marks of: %s',
    (ending) => {
      expect(rulesFor(ending)).toContain('question_mark');
    },
  );

  it.each(['leave  a task?', 'leave a task ?', 'leave a task? ', 'leave a “task”?'])(
    'refuses the spacing or characters of: %s',
    (ending) => {
      expect(rulesFor(ending)).toContain('spacing');
    },
  );

  it('allows 18 words and refuses 19', () => {
    expect(rulesFor('go to the end of the hall to see if the door is shut?')).toEqual([]);
    expect(rulesFor('go to the far end of the hall to see if the door is shut?')).toEqual(['length']);
  });

  it('refuses a question above grade 8', () => {
    expect(rulesFor('abandon complicated administrative correspondence?')).toContain('grade');
  });

  it('refuses a domain whose mean grade is above 6', () => {
    const hard = (each: BankItem) => ({ ...each, text: 'How often do you abandon unfinished letters?' });
    expect(checkMeanGrades(soundBank, bank)).toEqual([]);
    expect(
      checkMeanGrades(
        soundBank.map((each) => (each.domain === 'focus' ? hard(each) : each)),
        bank,
      ),
    ).toMatchObject([{ id: 'FO', rule: 'mean_grade' }]);
  });

  it('refuses lists of behaviors', () => {
    expect(rulesFor('eat and talk and read?')).toContain('one_idea');
    expect(rulesFor('lose keys or cards or bags?')).toContain('one_idea');
  });

  it("allows 'work or study' once", () => {
    expect(rulesFor('hand in work or study tasks late?')).not.toContain('work_or_study');
    expect(rulesFor('bring work or study into work or study breaks?')).toContain('work_or_study');
  });
});

describe('words of a question', () => {
  it.each<[BankRule, string]>([
    ['degree_word', 'always leave a task?'],
    ['degree_word', 'feel very tired?'],
    ['degree_word', 'lose things all the time?'],
    ['idiom', 'drop the ball?'],
    ['idiom', 'zone out in a talk?'],
    ['idiom', 'buy snacks on a whim?'],
    ['idiom', 'hang out too late?'],
    ['brand', 'google things while you eat?'],
    ['brand', 'watch YouTube while you eat?'],
    ['culture_bound', 'send tax forms late?'],
    ['culture_bound', 'skip work in the yard?'],
    ['diagnostic', 'notice symptoms?'],
    ['diagnostic', 'talk about ADHD?'],
    ['diagnostic', 'feel hyperactive?'],
    ['topic', 'drink alcohol at night?'],
    ['topic', 'think about your weight?'],
    ['topic', 'argue about politics?'],
    ['trait_label', 'feel lazy?'],
    ['trait_label', 'act like a messy person?'],
    ['cause', 'lose things because of your brain?'],
    ['praise', 'enjoy a task?'],
    ['praise', 'manage to finish on time?'],
    ['gender', 'ask a salesman for her name?'],
    ['gender', 'forget to call your mother?'],
    ['role', 'argue with your boss?'],
    ['role', 'shout at your kids?'],
    ['role', 'miss a turn while you drive?'],
    ['back_reference', 'also leave the room?'],
    ['back_reference', 'start over again?'],
    ['back_reference', 'feel like this at home?'],
    ['negation', 'not remember a name?'],
    ['negation', "don't hear a bell?"],
    ['negation', 'leave without no reason?'],
    ['refused_fragment', 'feel driven by a motor?'],
    ['refused_fragment', 'make careless mistakes?'],
    ['refused_fragment', 'have trouble waiting your turn?'],
    ['refused_fragment', 'blurt out an answer?'],
    ['refused_fragment', 'find yourself on the go?'],
  ])('%s refuses: %s', (rule, ending) => {
    expect(rulesFor(ending)).toContain(rule);
  });

  it('refuse every listed phrase wherever it stands', () => {
    const lists = Object.entries({ ...refusedPhrases, role: assumedRoles });
    const missed = lists.flatMap(([rule, phrases]) =>
      phrases.filter(
        (phrase) => !rulesFor(`see ${phrase.replaceAll('*', '')} here?`).includes(rule as BankRule),
      ),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['the degree word in the opening', 'leave a task?'],
    ['a word that only holds a refused one', 'miss the deadline for a haircut?'],
    ['one without', 'tap a pen without noticing?'],
    ['one negation with no plain verb', 'check your phone with no reason in mind?'],
    ['a date after this', 'need a reminder about what took place this week?'],
  ])('allow %s', (_, ending) => {
    expect(rulesFor(ending)).toEqual([]);
  });

  it('leave family and class roles to the banks that are about them', () => {
    const child: BankDescription = { ...bank, stem: 'How often does your child', namesRoles: true };
    expect(rulesForText('How often does your child talk over your partner?', child)).toEqual([]);
    expect(rulesForText('How often do you talk over your partner?')).toEqual(['role']);
  });

  it('follow the opening of the bank or of the domain', () => {
    const informant: BankDescription = { ...bank, stem: 'How often does this person' };
    expect(rulesForText('How often does this person forget a name?', informant)).toEqual([]);
    const [focus, order] = bank.domains;
    if (!focus || !order) throw new Error('the small bank lost its domains');
    const ownStem: BankDescription = { ...bank, domains: [{ ...focus, stem: 'How often does this' }, order] };
    expect(rulesForText('How often does this make your day harder?', ownStem)).toEqual([]);
    expect(rulesForText('How often do you leave a task?', ownStem)).toContain('stem');
  });
});

describe('the description of the Focus Snapshot', () => {
  it('has five domains of ten different facets', () => {
    expect(focusSnapshotDomains.map((domain) => domain.prefix)).toEqual(['AC', 'IC', 'OM', 'ES', 'DF']);
    const facets = focusSnapshotDomains.flatMap((domain) => [...domain.facets]);
    expect(new Set(facets).size).toBe(50);
  });
});
