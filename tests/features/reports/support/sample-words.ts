import type { Language } from '@/config/languages';

/**
 * A few texts in scripts that are set differently. They are samples of the script, not the product's translations;
 * everything they lack is English, as on a page whose translation is not complete.
 */
export const sampleWords: Readonly<Partial<Record<Language, Record<string, object>>>> = {
  ru: {
    report: {
      summary: {
        two: 'Ваши результаты выше всего в областях «{{a}}» и «{{b}}». Чем выше балл, тем больше трудностей вы отметили.',
      },
      page: {
        eyebrow: '{{test}}, {{date}}',
        of100: 'из 100',
        inEnglish: 'Тексты этого отчёта на английском.',
      },
      sections: {
        areas_many: '{{count}} областей',
        areas_other: '{{count}} области',
        scoring: 'Как считались баллы',
      },
      bands: { report: { low: 'Низкий', moderate: 'Умеренный', high: 'Высокий' } },
      footer: { page: 'Страница {{page}} из {{pages}}' },
    },
    screening: {
      domains: {
        organization_memory: 'Организованность и память',
        attention_concentration: 'Внимание и концентрация',
      },
    },
    common: {
      screeningOnly:
        'Это результат скрининга, а не диагноз. Поставить диагноз может только квалифицированный медицинский специалист.',
    },
  },
  ja: {
    report: {
      summary: {
        two: '結果がもっとも高かったのは{{a}}と{{b}}です。スコアが高いほど、報告された困りごとが多いことを示します。',
      },
      page: { of100: '/ 100', inEnglish: 'このレポートの文章は英語です。' },
      sections: { areas_other: '{{count}}つの領域', meaning: 'この結果の意味', scoring: 'スコアの計算方法' },
      bands: {
        report: { low: '低め', moderate: '中程度', high: '高め' },
        snapshot: { moderate: '中程度の傾向' },
      },
      scoring: {
        formula:
          '各回答は0（{{first}}）から{{most}}（{{last}}）までの点数として数えます。スキップした質問は、どこにも数えません。総合スコアも、すべての回答をまとめて同じ規則で計算したもので、領域の平均ではありません。ー行のはじめに「、」や「。」が来ないことも確かめます。',
        recomputed: '',
      },
      footer: {
        page: '{{page}} / {{pages}} ページ',
        use: '採用、保険、学校の配置、法的な判断には使わないでください。',
      },
    },
    screening: {
      domains: {
        organization_memory: '整理・段取りと記憶',
        attention_concentration: '注意と集中力',
        emotion_stress: '感情とストレス',
      },
      norms: 'これらの区分は母集団の基準にもとづくものではありません。',
    },
    common: {
      screeningOnly:
        'これはスクリーニングの結果であり、診断ではありません。診断できるのは資格のある医療の専門家だけです。',
    },
  },
  ko: {
    report: {
      summary: {
        two: '결과가 가장 높게 나온 영역은 {{a}}, {{b}}이에요. 점수가 높을수록 더 많은 어려움을 보고했다는 뜻이에요.',
      },
      page: { of100: '/ 100', inEnglish: '이 보고서의 글은 영어로 되어 있어요.' },
      sections: { areas_other: '{{count}}개 영역', scoring: '점수 계산 방법' },
      bands: { report: { low: '낮음', moderate: '중간', high: '높음' } },
      footer: { page: '{{pages}}쪽 중 {{page}}쪽' },
    },
    screening: {
      domains: { organization_memory: '정리와 기억력', attention_concentration: '주의력과 집중력' },
    },
    common: {
      screeningOnly:
        '이것은 선별 검사 결과이며 진단이 아닙니다. 진단은 자격을 갖춘 의료 전문가만 할 수 있어요.',
    },
  },
  zh: {
    report: {
      summary: { two: '您的结果在“{{a}}”和“{{b}}”方面最高。得分越高，表示您报告的困难越多。' },
      page: { of100: '/ 100', inEnglish: '本报告的文字为英文。' },
      sections: { areas_other: '{{count}}个方面', scoring: '得分是如何计算的' },
      bands: { report: { low: '较低', moderate: '中等', high: '较高' } },
      footer: { page: '第 {{page}} 页，共 {{pages}} 页' },
    },
    screening: {
      domains: { organization_memory: '条理性与记忆力', attention_concentration: '注意力与专注力' },
    },
    common: { screeningOnly: '这是筛查结果，不是诊断。只有具备资质的医疗专业人员才能作出诊断。' },
  },
};
