/** What made-up journals write about, by field: Chinese and English, eight of each. */
export const topics: Record<string, string> = {
  伦理学:
    '生命伦理=bioethics|算法公平=algorithmic fairness|知情同意=informed consent|美德伦理=virtue ethics|动物福利=animal welfare|职业操守=professional integrity|代际正义=intergenerational justice|道德直觉=moral intuition',
  逻辑学:
    '模态逻辑=modal logic|非经典推理=nonclassical reasoning|证明论=proof theory|语义悖论=semantic paradox|信念修正=belief revision|论辩结构=argumentation structure|量词理解=quantifier comprehension|形式化验证=formal verification',
  科学哲学:
    '科学实在论=scientific realism|因果推断=causal inference|理论还原=theory reduction|测量哲学=philosophy of measurement|模型与表征=representation and models|证据权重=weight of evidence|量子解释=quantum interpretation|科学共同体=scientific community',
  美学: '审美判断=aesthetic judgement|环境美学=environmental aesthetics|身体感知=embodied perception|意境理论=theory of artistic mood|崇高经验=experience of the sublime|日常生活审美=everyday aesthetics|图像叙事=pictorial narrative|艺术定义=definition of art',
  区域经济:
    '产业集聚=industrial agglomeration|城市群协同=urban cluster coordination|县域发展=county development|区域差距=regional inequality|交通可达性=transport accessibility|土地财政=land finance|要素流动=factor mobility|创新走廊=innovation corridor',
  劳动经济:
    '最低工资=minimum wage|技能错配=skill mismatch|零工就业=gig employment|人口老龄化=population ageing|教育回报=returns to education|性别工资差距=gender wage gap|劳动力流动=labour mobility|失业保险=unemployment insurance',
  国际贸易:
    '关税传导=tariff pass-through|全球价值链=global value chain|服务贸易=trade in services|汇率波动=exchange rate volatility|跨境电商=cross-border e-commerce|贸易便利化=trade facilitation|原产地规则=rules of origin|出口产品质量=export product quality',
  公共财政:
    '地方债务=local government debt|转移支付=fiscal transfer|税收遵从=tax compliance|预算透明=budget transparency|公共品供给=public goods provision|养老金改革=pension reform|环境税=environmental tax|财政分权=fiscal decentralisation',
  民商法:
    '合同解释=contract interpretation|个人信息权益=personal data rights|侵权责任=tort liability|公司治理=corporate governance|担保物权=security interest|消费者保护=consumer protection|数据产权=data property|继承制度=inheritance law',
  环境法:
    '生态损害赔偿=ecological damage compensation|排污许可=pollution permit|气候诉讼=climate litigation|环境公益诉讼=public interest litigation|自然保护地=protected area|碳排放交易=emissions trading|跨界污染=transboundary pollution|环境影响评价=environmental impact assessment',
  社会学:
    '社会分层=social stratification|邻里网络=neighbourhood network|家庭结构=family structure|移民融入=migrant integration|社会信任=social trust|青年亚文化=youth subculture|照护劳动=care work|数字鸿沟=digital divide',
  政治学:
    '选民行为=voter behaviour|政策扩散=policy diffusion|基层治理=grassroots governance|国家能力=state capacity|政党制度=party system|公民参与=civic participation|比较民主化=comparative democratisation|官僚激励=bureaucratic incentive',
  课程与教学:
    '项目式学习=project-based learning|课堂提问=classroom questioning|教师反馈=teacher feedback|跨学科课程=interdisciplinary curriculum|学习投入=student engagement|形成性评价=formative assessment|混合式教学=blended teaching|教材编写=textbook design',
  学前教育:
    '幼儿游戏=preschool play|早期阅读=early literacy|师幼互动=teacher-child interaction|入学准备=school readiness|亲子共读=shared book reading|自我调节=self-regulation|托育服务=childcare service|幼儿数概念=early number concept',
  心理测评:
    '量表编制=scale development|项目反应理论=item response theory|测量不变性=measurement invariance|焦虑筛查=anxiety screening|认知诊断=cognitive diagnosis|计算机自适应测验=adaptive testing|作答时间=response time|人格结构=personality structure',
  运动训练:
    '力量训练=resistance training|间歇训练=interval training|运动损伤=sports injury|恢复监控=recovery monitoring|动作分析=movement analysis|青少年选材=talent identification|耐力表现=endurance performance|训练负荷=training load',
  应用语言学:
    '二语习得=second language acquisition|学术写作=academic writing|语料库=corpus analysis|口语流利度=oral fluency|词汇广度=vocabulary size|语言测试=language testing|课堂话语=classroom discourse|双语教育=bilingual education',
  翻译研究:
    '译者风格=translator style|机器翻译译后编辑=post-editing|文化负载词=culture-bound terms|口译认知负荷=interpreting cognitive load|翻译质量评估=translation quality assessment|典籍外译=translation of classics|字幕翻译=subtitling|术语管理=terminology management',
  现当代文学:
    '乡土叙事=rural narrative|女性写作=women writing|先锋小说=avant-garde fiction|城市书写=urban literature|诗歌意象=poetic imagery|文学期刊史=history of literary magazines|科幻想象=science fiction imagination|记忆与创伤=memory and trauma',
  新闻传播:
    '虚假信息=misinformation|平台算法推荐=algorithmic recommendation|健康传播=health communication|数据新闻=data journalism|媒介使用=media use|舆论演化=opinion dynamics|短视频=short video|风险沟通=risk communication',
  考古: '聚落形态=settlement pattern|陶器成分=pottery composition|动物遗存=faunal remains|墓葬制度=burial practice|碳十四测年=radiocarbon dating|石器工艺=lithic technology|古环境重建=palaeoenvironment|水下考古=underwater archaeology',
  海洋史:
    '港口城市=port city|航海图=nautical chart|沉船贸易=shipwreck trade|海上移民=maritime migration|渔业社会=fishing community|海关档案=customs archive|灯塔建设=lighthouse building|海盗与护航=piracy and convoy',
  地方文献:
    '方志编纂=local gazetteer|家谱整理=genealogy|碑刻释读=inscription reading|契约文书=contract documents|地名沿革=place name history|手稿数字化=manuscript digitisation|民间信仰=folk belief|书院档案=academy archive',
  科技史:
    '仪器制造=instrument making|天文历法=calendar astronomy|水利工程史=history of hydraulic works|医药知识传播=circulation of medical knowledge|冶金技术=metallurgy|工业遗产=industrial heritage|科学翻译=scientific translation|计算机史=history of computing',
  凝聚态物理:
    '超导薄膜=superconducting film|拓扑绝缘体=topological insulator|自旋输运=spin transport|声子散射=phonon scattering|二维材料=two-dimensional material|磁性相变=magnetic phase transition|强关联电子=correlated electrons|量子点=quantum dot',
  分析化学:
    '液相色谱=liquid chromatography|质谱成像=mass spectrometry imaging|电化学传感器=electrochemical sensor|荧光探针=fluorescent probe|样品前处理=sample preparation|重金属检测=heavy metal detection|拉曼光谱=raman spectroscopy|农药残留=pesticide residue',
  统计学:
    '缺失数据=missing data|贝叶斯推断=bayesian inference|变量选择=variable selection|生存分析=survival analysis|抽样调查=survey sampling|因果效应=causal effect|高维回归=high-dimensional regression|多重检验=multiple testing',
  生态学:
    '物种多样性=species diversity|种群动态=population dynamics|食物网=food web|外来入侵=biological invasion|栖息地破碎化=habitat fragmentation|土壤微生物=soil microbes|湿地恢复=wetland restoration|物候变化=phenology shift',
  高分子材料:
    '离子交换膜=ion exchange membrane|可降解塑料=biodegradable plastics|水凝胶=hydrogel|聚合反应=polymerisation|纳米复合材料=nanocomposite|阻燃性能=flame retardancy|导电高分子=conducting polymer|自修复涂层=self-healing coating',
  储能技术:
    '锂离子电池=lithium-ion battery|固态电解质=solid electrolyte|电池热失控=thermal runaway|钠离子电池=sodium-ion battery|液流电池=flow battery|健康状态估计=state of health estimation|电池回收=battery recycling|超级电容器=supercapacitor',
  机器人:
    '路径规划=path planning|抓取控制=grasp control|人机协作=human-robot collaboration|同步定位与建图=simultaneous localisation and mapping|软体机器人=soft robot|强化学习控制=reinforcement learning control|外骨骼=exoskeleton|视觉伺服=visual servoing',
  土木结构:
    '抗震性能=seismic performance|混凝土裂缝=concrete cracking|桥梁健康监测=bridge health monitoring|钢结构疲劳=steel fatigue|隧道衬砌=tunnel lining|地基沉降=foundation settlement|装配式建筑=prefabricated building|纤维加固=fibre reinforcement',
  作物遗传:
    '抗病基因=disease resistance gene|产量性状=yield trait|全基因组关联=genome-wide association|基因编辑=gene editing|耐盐水稻=salt-tolerant rice|种质资源=germplasm|分子标记辅助选择=marker-assisted selection|玉米株型=maize plant architecture',
  土壤与肥料:
    '氮素淋失=nitrogen leaching|有机肥替代=organic fertiliser substitution|土壤酸化=soil acidification|秸秆还田=straw return|磷有效性=phosphorus availability|生物炭=biochar|盐碱地改良=saline soil improvement|微量元素=micronutrients',
  水产养殖:
    '循环水养殖=recirculating aquaculture|饲料蛋白替代=feed protein replacement|鱼类免疫=fish immunity|对虾病害=shrimp disease|养殖水质=aquaculture water quality|贝类增殖=shellfish enhancement|益生菌=probiotics|种苗培育=larval rearing',
  林木保护:
    '松材线虫=pine wood nematode|森林火险=forest fire risk|害虫生物防治=biological pest control|林分结构=stand structure|古树复壮=veteran tree care|天然林更新=natural regeneration|木材腐朽=wood decay|遥感监测虫害=remote sensing of pests',
  肿瘤学:
    '免疫治疗=immunotherapy|肿瘤微环境=tumour microenvironment|肺癌筛查=lung cancer screening|耐药机制=drug resistance|循环肿瘤细胞=circulating tumour cells|生存预后=survival prognosis|放疗计划=radiotherapy planning|姑息照护=palliative care',
  护理学:
    '压力性损伤=pressure injury|护士职业倦怠=nurse burnout|延续护理=transitional care|患者跌倒=patient falls|慢病自我管理=self-management|老年照护=elderly care|疼痛评估=pain assessment|护理信息化=nursing informatics',
  公共卫生:
    '疫苗接种=vaccination|空气污染暴露=air pollution exposure|传染病监测=disease surveillance|健康不平等=health inequality|烟草控制=tobacco control|孕产妇健康=maternal health|食品安全=food safety|心理健康服务=mental health service',
  药物研究:
    '药代动力学=pharmacokinetics|缓释制剂=sustained release|天然产物=natural products|药物相互作用=drug interaction|靶点筛选=target screening|不良反应=adverse reactions|纳米递送=nanoparticle delivery|临床试验设计=clinical trial design',
  军事运筹:
    '兵力部署=force deployment|任务分配=task allocation|作战仿真=combat simulation|目标搜索=target search|决策支持=decision support|博弈对抗=adversarial game|可靠性评估=reliability assessment|航路优化=route optimisation',
  后勤保障:
    '物资储备=material reserve|运输调度=transport scheduling|装备维修=equipment maintenance|野战医疗=field medicine|供给网络韧性=supply network resilience|能源补给=energy resupply|仓储选址=warehouse location|包装防护=protective packaging',
  国防教育:
    '征兵动员=recruitment|军事理论课程=military theory course|学生军训=student military training|爱国主义教育=patriotic education|退役安置=veteran resettlement|国防意识=defence awareness|军校教学=academy teaching|军史展览=military history exhibition',
  救援指挥:
    '地震救援=earthquake rescue|应急通信=emergency communication|人员疏散=evacuation|洪涝响应=flood response|多部门协同=interagency coordination|无人机搜救=drone search and rescue|应急预案=emergency plan|灾情评估=damage assessment',
  信息管理:
    '信息系统采纳=information systems adoption|用户隐私=user privacy|电子病历=electronic health record|知识共享=knowledge sharing|数据治理=data governance|在线评论=online review|推荐系统=recommender systems|信息安全行为=security behaviour',
  公共管理:
    '政务服务=government service|绩效评估=performance evaluation|社区治理=community governance|公共服务动机=public service motivation|政策执行=policy implementation|数字政府=digital government|协同治理=collaborative governance|应急管理=emergency management',
  供应链:
    '库存优化=inventory optimisation|供应商选择=supplier selection|需求预测=demand forecasting|牛鞭效应=bullwhip effect|冷链物流=cold chain|逆向物流=reverse logistics|供应中断=supply disruption|绿色采购=green procurement',
  图书情报:
    '引文分析=citation analysis|信息素养=information literacy|数字图书馆=digital library|科研数据管理=research data management|用户阅读行为=reading behaviour|开放获取=open access|知识图谱=knowledge graph|文本挖掘=text mining',
  音乐学:
    '民间音乐=folk music|音乐认知=music cognition|乐器声学=musical acoustics|演奏实践=performance practice|和声分析=harmony analysis|音乐教育=music education|录音档案=sound archive|即兴创作=improvisation',
  设计学:
    '可用性=usability|服务设计=service design|适老化产品=age-friendly product|字体设计=typeface design|参与式设计=participatory design|可持续设计=sustainable design|交互原型=interactive prototype|色彩感知=colour perception',
  戏剧影视:
    '纪录片叙事=documentary narrative|戏曲表演=traditional opera acting|观众接受=audience reception|镜头语言=cinematography|剧本改编=screen adaptation|舞台空间=stage space|声音设计=sound design|动画史=animation history',
  书画研究:
    '笔墨技法=brush technique|碑帖鉴定=calligraphy authentication|山水画=landscape painting|颜料分析=pigment analysis|文人收藏=literati collecting|纸张修复=paper conservation|印章篆刻=seal carving|题跋文献=colophons',
  数据科学:
    '图神经网络=graph neural network|时间序列预测=time series forecasting|异常检测=anomaly detection|联邦学习=federated learning|数据可视化=data visualisation|可解释性=explainability|聚类算法=clustering algorithm|数据质量=data quality',
  遥感应用:
    '土地覆盖分类=land cover classification|高光谱影像=hyperspectral imagery|植被指数=vegetation index|雷达干涉测量=radar interferometry|城市热岛=urban heat island|作物估产=crop yield estimation|海岸线提取=shoreline extraction|变化检测=change detection',
  智能医学:
    '医学影像分割=medical image segmentation|病理切片识别=pathology slide recognition|辅助诊断=computer-aided diagnosis|可穿戴监测=wearable monitoring|手术导航=surgical navigation|糖网筛查=retinopathy screening|临床文本挖掘=clinical text mining|心电分类=electrocardiogram classification',
  碳中和:
    '碳捕集=carbon capture|碳足迹核算=carbon footprint accounting|可再生能源并网=renewable integration|建筑节能=building energy saving|碳市场价格=carbon price|工业脱碳=industrial decarbonisation|森林碳汇=forest carbon sink|绿色氢能=green hydrogen',
};

/** The topics of a field, in Chinese and English. @throws Error for a field that has none */
export function topicsOf(field: string): { cn: string; en: string }[] {
  const listed = topics[field];
  if (!listed) throw new Error(`no topics for ${field}`);
  return listed.split('|').map((topic) => {
    const [cn = '', en = ''] = topic.split('=');
    return { cn, en };
  });
}
